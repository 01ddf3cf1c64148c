/** A reason to stop, told to a person in one sentence. */
export class Refusal extends Error {}

/** Runs a script to its end; a refusal is printed as it is, without a stack. */
export async function main(action) {
  try {
    process.exitCode = await action()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
