"""The tableau family: patiences of columns, stock, cells, foundations and yaku to collect."""
