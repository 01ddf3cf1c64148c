export declare function enginePaths(env?: NodeJS.ProcessEnv): Record<string, string>
