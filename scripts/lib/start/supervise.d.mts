type Listeners = { onMessage: (message: unknown) => void; onStop: () => void }
export function supervise(
  start: (listeners: Listeners) => Promise<number>,
  how?: { pauseMs?: number; say?: (line: string) => void },
): Promise<number>
