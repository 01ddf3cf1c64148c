// Stands where a fraud check of a payment provider would be hosted: one number for this device, made up and kept here, that
// says nothing about it. A provider's own script has to leave the same function on the page.
;(() => {
  const key = 'fraud-device'
  const make = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const token = () => {
    try {
      const kept = localStorage.getItem(key) ?? make()
      localStorage.setItem(key, kept)
      return kept
    } catch {
      return make()
    }
  }
  window.fraudDevice = { token }
})()
