// Workbox names the global object as a worker does; import this before it.
globalThis.self ??= globalThis as typeof globalThis & Window // only to be there: nothing of a window is used
