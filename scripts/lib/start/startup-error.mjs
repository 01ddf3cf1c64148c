/** An error that is shown to the user as one sentence. */
export class ScriptError extends Error {}

/** Runs a script; prints only the message of such an error, without a stack. */
export async function main(action) {
  try {
    process.exitCode = await action()
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
