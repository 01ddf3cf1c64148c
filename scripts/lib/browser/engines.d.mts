export declare function enginePaths(env?: NodeJS.ProcessEnv): Record<string, string>
export declare function installEngines(env?: NodeJS.ProcessEnv): Promise<void>
