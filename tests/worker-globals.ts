// Workbox expects the global object of a worker; import this before it.
globalThis.self ??= globalThis as typeof globalThis & Window // only has to exist: Workbox uses nothing of a window here
