/**
 * Calls `stop` once, on a signal or when the parent process is gone. Ctrl-C sends two or three signals (terminal, npm,
 * starter); repeats must not interrupt the shutdown.
 */
export function onStopRequest(stop: (why: string) => void) {
  let isStopping = false
  const once = (why: string) => {
    if (isStopping) return
    isStopping = true
    stop(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal))
  process.on('disconnect', () => once('the starter ended'))
  // The channel to the starter must not keep the process alive.
  process.channel?.unref()
}
