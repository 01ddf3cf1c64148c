import { describe, expect, it } from 'vitest'
import { projectLimits } from '#contract/project/project-values.ts'
import { cleanFileName, fileEnding, fileProblem } from './attachment.ts'

describe('fileProblem', () => {
  it('reads the last extension in any case', () => {
    expect(['a.PDF', 'b.jpeg', 'c.x.docx', ' d.heic '].map(fileEnding)).toEqual(['pdf', 'jpeg', 'docx', 'heic'])
    expect(['a.pdf.exe', 'svg', 'a.svg', '.pdf ', 'a.html', ''].map(fileEnding)).toEqual([
      null,
      null,
      null,
      'pdf',
      null,
      null,
    ])
  })
  it('rejects an empty file and files above 20 MB', () => {
    expect(fileProblem({ name: 'a.pdf', size: projectLimits.fileBytes })).toBeNull()
    expect(fileProblem({ name: 'a.pdf', size: projectLimits.fileBytes + 1 })).toBe('Choose a file of up to 20 MB')
    expect(fileProblem({ name: 'a.pdf', size: 0 })).toBe('This file is empty')
    expect(fileProblem({ name: 'a.exe', size: 1 })).toMatch(/^Attach a PDF/)
  })
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\plans\\kitchen.pdf', 'kitchen.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['..', 'file'],
    ['.pdf', 'file.pdf'],
    ['  My   plan .PDF', 'My plan.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
    ['"<b>".png', 'b.png'],
  ])('cleans %j to %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned)
  })
})
