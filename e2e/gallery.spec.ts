import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

test('the gallery of parts is for developing: neither the build nor the shop knows of it', async ({
  request,
  baseURL,
}) => {
  const built = globSync('dist/**/*.{js,json}').filter((file) => readFileSync(file, 'utf8').includes('src/gallery'))
  expect(built).toEqual([])
  expect(globSync('dist/**/*gallery-page*')).toEqual([])
  const headers = { host: new URL(baseURL ?? '').host }
  const answer = await request.get(`http://127.0.0.1:${new URL(baseURL ?? '').port}/gallery`, { headers })
  expect(answer.status()).toBe(404)
})
