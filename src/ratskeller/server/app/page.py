"""The page of the client, as a site sends it."""

import re

# What the page refers to is all on this server
PICTURE = b'content="/preview.png"'
LOCAL_LINKS = re.compile(rb"""(\b(?:href|src)=")/""")


def rendered_page(
    page: bytes,
    prefix: str,
    address: str,
    pages: tuple[str, ...] = (),
    site: str = "",
    offline: str = "",
    bots_on_device: bool = False,
) -> bytes:
    """Return the page for its site.

    In a folder of another site, the page tells the code its prefix, and refers to its files with it. Previews of links on other sites need
    the full address of the picture. `pages` are the legal pages that exist. `site` is the folder on which a site without a server runs.
    `offline` is the path of the site on which people can play without this server, if there is one.
    `bots_on_device`: bots may think on the device of the person who plays against them.
    """
    shown = page.replace(PICTURE, b'content="%b/' % (address or prefix).encode() + PICTURE[len(b'content="/') :])
    if pages:
        shown = shown.replace(b"<html", b'<html data-pages="%b"' % " ".join(pages).encode(), 1)
    if site:
        shown = shown.replace(b"<html", b'<html data-site="%b"' % site.encode(), 1)
    if offline:
        shown = shown.replace(b"<html", b'<html data-offline="%b"' % offline.encode(), 1)
    if bots_on_device:
        shown = shown.replace(b"<html", b'<html data-bots="device"', 1)
    if not prefix:
        return shown
    based = shown.replace(b"<html", b'<html data-root="%b"' % prefix.encode(), 1)
    return LOCAL_LINKS.sub(rb"\1%b/" % prefix.encode(), based)


def belonging_page(page: bytes, server: str) -> bytes:
    """Return the page of a site that a server offers for play without it. It says where the server's start page is."""
    return page.replace(b"<html", b'<html data-server="%b"' % server.encode(), 1)
