/** What the first view does without: it comes when the page has come to rest, in a script of its own. */
export function LateParts() {
  return null
}
