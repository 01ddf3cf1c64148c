import { useRef, useState } from 'react'
import { fileEndings, projectLimits } from '#contract/project-values.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { FileCalls } from './file-calls.ts'
import { FileCard } from './file-card.tsx'
import { Cards, PartHead, SlimField, Soft } from './panel-look.ts'
import { NoConnection } from './panel-parts.tsx'
import { UploadCard } from './upload-card.tsx'
import { useUploads } from './use-uploads.ts'

const accepted = fileEndings.map((ending) => `.${ending}`).join(',')

/** Plans and photos of the project: those of a product under its name, the others first. */
export function FilesPanel({ calls }: { calls: FileCalls }) {
  const { project, isOffline } = useProject()
  const { uploads, add } = useUploads(calls)
  const [productCode, setProductCode] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const { files, cart } = project
  const lines = cart.products.filter((line) => files.some((file) => file.productCode === line.productCode))
  const owned = new Set(lines.map((line) => line.productCode))
  const general = files.filter((file) => file.productCode === null || !owned.has(file.productCode))

  return (
    <>
      <NoConnection waits={false} />
      <Soft>
        {files.length} of {projectLimits.files}
      </Soft>
      <Cards aria-label="On their way">
        {uploads.map((upload) => (
          <UploadCard key={upload.id} upload={upload} />
        ))}
      </Cards>
      <Cards aria-label="Files of the project">
        {general.map((file) => (
          <FileCard key={file.id} file={file} calls={calls} />
        ))}
      </Cards>
      {lines.map((line) => (
        <section key={line.productCode} style={{ display: 'grid', gap: 8 }}>
          <PartHead>
            <h3>{line.title}</h3>
          </PartHead>
          <Cards aria-label={`Files of ${line.title}`}>
            {files
              .filter((file) => file.productCode === line.productCode)
              .map((file) => (
                <FileCard key={file.id} file={file} calls={calls} />
              ))}
          </Cards>
        </section>
      ))}
      <SlimField>
        <SelectField
          label="New files belong to"
          value={productCode}
          options={[
            { value: '', label: 'The whole project' },
            ...cart.products.map((line) => ({ value: line.productCode, label: line.title })),
          ]}
          onChange={(event) => setProductCode(event.currentTarget.value)}
        />
      </SlimField>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label="Files to add"
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])], productCode)
          // The same file again is a choice too.
          event.currentTarget.value = ''
        }}
      />
      <Button
        type="button"
        icon={<UploadIcon size={18} />}
        aria-disabled={isOffline || undefined}
        title={isOffline ? needsConnection : undefined}
        onClick={() => isOffline || chooser.current?.click()}
      >
        Add file or photo
      </Button>
      <Soft>PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX, 20 MB each</Soft>
    </>
  )
}
