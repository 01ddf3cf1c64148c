/** Hands a file to the browser, which saves it: what staff were sent is never run inside the shop. */
export function openFile(bytes: Blob, name: string) {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
