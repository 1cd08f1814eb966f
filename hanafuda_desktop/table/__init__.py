"""The table: a QGraphicsScene that shows a view, plays events and turns gestures into moves."""
