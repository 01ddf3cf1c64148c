import { Cards } from '#features/project/panels/panel.styles.ts'
import { FailedFile, FileActions } from './file.styles.ts'
import { FileAction } from './file-action.tsx'
import { useAttach } from './use-attach.ts'

/** Files that could not be attached, each with the reason. `onGone`: the card with the focused button is gone. */
export function UnstoredFiles({ onGone }: { onGone: () => void }) {
  const { unstored, retry, drop } = useAttach()
  return (
    <Cards aria-label="Not attached">
      {unstored.map((unstoredFile) => {
        const { id, file, problem, canRetry } = unstoredFile
        return (
          <FailedFile key={id}>
            <b>{file.name}</b>
            <p role="alert">Not attached. {problem}.</p>
            <FileActions>
              {canRetry && (
                <FileAction
                  does="Try again"
                  name={file.name}
                  onClick={() => {
                    retry(unstoredFile)
                    onGone()
                  }}
                />
              )}
              <FileAction
                does="Remove"
                name={file.name}
                onClick={() => {
                  drop(id)
                  onGone()
                }}
              />
            </FileActions>
          </FailedFile>
        )
      })}
    </Cards>
  )
}
