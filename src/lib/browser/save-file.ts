/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
