/** Changes of a row or of form data: a field that is absent or undefined stays unchanged. */
export type Patch<Row> = { [Key in keyof Row]?: Row[Key] | undefined }
