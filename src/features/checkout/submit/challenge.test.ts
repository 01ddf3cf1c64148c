// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { challengeForm, goToChallenge, hiddenFields } from './challenge.ts'

const html = `<form method="get" action="https://evil.example/" onsubmit="steal()">
  <script>steal()</script><img src="x" onerror="steal()">
  <input type="hidden" name="PaReq" value="a&quot;b"><input type="hidden" name="MD" value="42">
  <input type="text" name="shown" value="1"><input type="hidden" value="nameless"></form>`

afterEach(() => vi.restoreAllMocks())

it("reads only the hidden fields of the response's markup", () => {
  expect(hiddenFields(html)).toEqual([
    ['PaReq', 'a"b'],
    ['MD', '42'],
  ])
})

it('builds the form with the address of the response [S2-4-05]', () => {
  const form = challengeForm({ htmlFormAction: '/sandbox/3ds/challenge', htmlFormToPost: html }, document)
  expect([form.method, form.getAttribute('action'), form.elements.length]).toEqual([
    'post',
    '/sandbox/3ds/challenge',
    2,
  ])
  expect(form.querySelector('script, img, [onsubmit]')).toBeNull()
})

it('submits the form immediately, and only to this site or over https [S2-4-05]', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  goToChallenge({ htmlFormAction: 'https://bank.example/3ds', htmlFormToPost: html }, document)
  expect(submit).toHaveBeenCalledOnce()
  for (const htmlFormAction of ['javascript:steal()', 'http://bank.example/3ds'])
    expect(() => goToChallenge({ htmlFormAction, htmlFormToPost: html }, document)).toThrow()
  expect(submit).toHaveBeenCalledOnce()
})
