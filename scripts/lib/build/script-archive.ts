/**
 * One file with the content of many, by path: the number of bytes of a list, the list as JSON (path and bytes of each),
 * the contents. sw/script-archive.ts reads it.
 */
export function archiveOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const list = JSON.stringify(Object.entries(files).map(([path, content]) => [path, content.length]))
  return Buffer.concat([Buffer.from(`${Buffer.byteLength(list)}\n${list}`), ...Object.values(files)])
}
