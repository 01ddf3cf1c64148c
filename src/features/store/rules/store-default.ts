type Store = { readonly name: string; readonly storeUri: string }

type Defaults = { readonly engineRoomLabel?: string; readonly defaultStoreUri?: string }

const sameName = (name: string) => name.trim().toLowerCase()

/** The URI of a shopper's store; the store with the engine-room label is replaced by the default store. */
export function storeUriOf(store: Store, { engineRoomLabel = '', defaultStoreUri = '' }: Defaults): string {
  const isEngineRoom = engineRoomLabel !== '' && sameName(store.name) === sameName(engineRoomLabel)
  return isEngineRoom && defaultStoreUri !== '' ? defaultStoreUri : store.storeUri
}
