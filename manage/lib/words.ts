import { defaultI18nProvider, type I18nProvider } from 'react-admin'

/** What react-admin says of "elements", in the words of the back office. */
const words = new Map([
  ['ra.notification.created', 'Saved'],
  ['ra.notification.updated', 'Saved'],
  ['ra.notification.deleted', 'Removed'],
  ['ra.notification.bad_item', 'This cannot be saved as it is'],
  ['ra.notification.item_doesnt_exist', 'It is no longer there'],
  ['ra.notification.http_error', 'The shop did not answer. Try again.'],
  ['ra.notification.data_provider_error', 'Something went wrong. Try again.'],
  ['ra.message.unsaved_changes', 'Your changes are not saved. Leave without them?'],
  ['ra.notification.offline', 'There is no connection. Try again once there is.'],
])

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => words.get(key) ?? defaultI18nProvider.translate(key, options),
}
