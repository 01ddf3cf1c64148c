import { StyleSheet } from '@emotion/sheet'

// Emotion inserts the styles of the server again, once per cache and once per global style. Each time the browser would
// parse them and style the whole page, so they stay where they are.
StyleSheet.prototype.hydrate = function (styles) {
  this.tags.push(...styles)
}
