type Machine = { env: NodeJS.ProcessEnv; applications: readonly string[] }
export declare function chromiumPath(first?: 'shell' | 'whole', machine?: Machine): string | undefined
