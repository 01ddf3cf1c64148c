type Store = { readonly name: string; readonly storeUri: string }

type Defaults = { readonly engineRoomLabel?: string; readonly defaultStoreUri?: string }

const sameName = (name: string) => name.trim().toLowerCase()

/** The address of a shopper's store; one named with the engine-room label stands for the default store. */
export function storeUriOf(store: Store, { engineRoomLabel = '', defaultStoreUri = '' }: Defaults): string {
  const isEngineRoom = engineRoomLabel !== '' && sameName(store.name) === sameName(engineRoomLabel)
  return isEngineRoom && defaultStoreUri !== '' ? defaultStoreUri : store.storeUri
}
