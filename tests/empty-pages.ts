import type { AppOptions } from '../server/app.ts'

/** Renders every page without content, for tests of what the server adds to it. */
export const emptyPages: AppOptions['renderer'] = () => ({
  render: async () => ({
    kind: 'page',
    status: 200,
    head: '',
    body: '',
    state: null,
    styles: [],
    routeIds: [],
    modules: [],
  }),
  assets: () => ({
    template: '<html lang="en-AU"><!--head--><!--app--><!--state-->',
    pageFiles: () => [],
    scriptHashes: [],
  }),
  withPolicy: true,
})
