import { stored } from '#lib/boot/stored.ts'

/** Marks the page of a device with a sign-in before the first paint: prices that only its user sees get their space. */
export function markSignedIn() {
  if (stored(() => localStorage.getItem('loggedIn'), null)) document.documentElement.dataset.signedIn = ''
}
