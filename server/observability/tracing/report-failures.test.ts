import { ExportResultCode } from '@opentelemetry/core'
import { expect, it } from 'vitest'
import { reportFailures } from './report-failures.ts'

it('logs once that a collector takes no traces, and once that it takes them again', () => {
  const { SUCCESS, FAILED } = ExportResultCode
  const codes = [SUCCESS, FAILED, FAILED, SUCCESS, SUCCESS]
  const { exporter, logTo } = reportFailures({
    export: (_spans, done) => done({ code: codes.shift() ?? SUCCESS }),
    shutdown: async () => {},
  })
  const said: string[] = []
  const note = (_fields: unknown, text?: string) => said.push(text ?? String(_fields))
  logTo({ info: note, warn: note })
  const results: number[] = []
  for (let index = 0; index < 5; index++) exporter.export([], ({ code }) => results.push(code))
  expect(said).toEqual(['the collector takes no traces: they are dropped', 'the collector takes traces again'])
  expect(results).toEqual([SUCCESS, FAILED, FAILED, SUCCESS, SUCCESS])
})
