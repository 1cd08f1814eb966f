#!/bin/sh
# Installs Hanafuda Desktop from the folder that this script lies in, or removes it again.
#
#   ./install.sh [--prefix FOLDER]               into ~/.local, for you; as root into /usr/local
#   ./install.sh --uninstall [--prefix FOLDER]   removes it; your games and settings stay
#
# A copy of this script is installed too: FOLDER/lib/hanafuda-desktop/uninstall.sh.
set -eu
umask 022

usage() { sed -n 's/^# \{0,1\}//; 2,7p' "$0"; }
fail() {
    echo "install.sh: $1" >&2
    exit 1
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
remove=false
if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=${HOME:?}/.local; fi
# Where a copy was installed, it knows what it is to remove.
if [ "$(basename -- "$0")" = uninstall.sh ]; then
    remove=true
    prefix=$(dirname -- "$(dirname -- "$here")")
fi

while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -gt 1 ] || fail "--prefix needs a folder"
            prefix=$2
            shift
            ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --uninstall) remove=true ;;
        -h | --help)
            usage
            exit 0
            ;;
        *) fail "unknown word '$1'; --help says which there are" ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    "" | -*) fail "'$prefix' is no folder to install into" ;;
    *) prefix=$(pwd)/$prefix ;;
esac
program=$prefix/lib/hanafuda-desktop
command=$prefix/bin/hanafuda
share=$prefix/share

# Where a list of icons is kept, an icon that is not in it is not found.
tell_desktop() {
    if [ -f "$share/icons/hicolor/icon-theme.cache" ]; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" >/dev/null 2>&1 || :
    fi
}

# What lies in share/ here went below share/ there, and its names into a list.
forget_files() {
    while IFS= read -r file; do rm -f -- "$share/$file"; done <"$program/installed.txt"
}

remove_all() {
    [ -f "$program/installed.txt" ] || fail "nothing is installed in $prefix"
    forget_files
    # Nothing but our own link: somebody may have put another program there.
    if [ "$(readlink -- "$command" 2>/dev/null)" = ../lib/hanafuda-desktop/hanafuda ]; then
        rm -f -- "$command"
    fi
    rm -rf -- "$program"
    # Folders that are empty now are of no more use; rmdir leaves any other.
    (cd -- "$share" && rmdir -- applications metainfo icons/hicolor/*/apps icons/hicolor/* \
        icons/hicolor icons) 2>/dev/null || :
    rmdir -- "$share" "$prefix/lib" "$prefix/bin" "$prefix" 2>/dev/null || :
    tell_desktop
    echo "Hanafuda Desktop is removed from $prefix; your games and settings are where they were."
}

# A word of a .desktop file's Exec line, whatever is in the path.
quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')"; }

install_all() {
    [ -x "$here/hanafuda/hanafuda" ] || fail "there is no program beside this script"
    if [ -e "$command" ] || [ -L "$command" ]; then
        [ "$(readlink -- "$command")" = ../lib/hanafuda-desktop/hanafuda ] ||
            fail "$command is there already and not ours; choose another --prefix"
    fi
    mkdir -p -- "$prefix/bin" "$prefix/lib" "$share" || fail "cannot write into $prefix"
    # Beside its place first: a version that was there works until the new one is whole.
    fresh=$program.new
    rm -rf -- "$fresh"
    trap 'rm -rf -- "$fresh"' EXIT
    cp -R -- "$here/hanafuda" "$fresh"
    cp -- "$here"/LICENSE* "$fresh/"
    cp -- "$0" "$fresh/uninstall.sh"
    (cd "$here/share" && find . -type f | sed 's|^\./||' | LC_ALL=C sort) >"$fresh/installed.txt"
    if [ -f "$program/installed.txt" ]; then forget_files; fi
    rm -rf -- "$program"
    mv -- "$fresh" "$program"
    while IFS= read -r file; do
        mkdir -p -- "$(dirname -- "$share/$file")"
        cp -- "$here/share/$file" "$share/$file"
    done <"$program/installed.txt"
    ln -sfn ../lib/hanafuda-desktop/hanafuda "$command"
    # ~/.local/bin is on the path of few desktops, so the menu's entry names the program in full.
    entry=$share/applications/hanafuda-desktop.desktop
    exec_line="Exec=$(quoted "$program/hanafuda")" awk '
        /^Exec=/ { print ENVIRON["exec_line"]; next } { print }
    ' "$here/share/applications/hanafuda-desktop.desktop" >"$entry"
    tell_desktop
    echo "Hanafuda Desktop is installed: $command"
    case :$PATH: in
        *:"$prefix/bin":*) ;;
        *) echo "($prefix/bin is not on your PATH; the entry in the menu works all the same.)" ;;
    esac
}

if $remove; then remove_all; else install_all; fi
