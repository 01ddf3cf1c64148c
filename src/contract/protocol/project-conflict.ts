import * as z from 'zod/mini'

const who = { changedBy: z.string(), changedAt: z.string() }

/** A field that two people changed. Its values are those of the API: dollars, dates, `{ id, name }`; `field` as in domain/project-fields.ts. */
const FieldConflict = z.object({
  type: z.literal('field'),
  field: z.string(),
  /** What the screen calls the thing: title of the product or folder, first words of the note, name of the project. */
  title: z.string(),
  base: z.json(),
  mine: z.json(),
  theirs: z.json(),
  ...who,
  /** It was changed by the same person on another device. */
  isOwn: z.boolean(),
})

/** A removal of something that others added to or changed since. Sent again on the version of the answer, it succeeds. */
const RemovalConflict = z.object({
  type: z.literal('removal'),
  field: z.string(),
  title: z.string(),
  since: z.array(z.object({ what: z.enum(['added', 'changed']), field: z.string(), title: z.string(), ...who })),
})
export type RemovalConflict = z.infer<typeof RemovalConflict>

/** An edit of something that was deleted. */
const GoneConflict = z.object({ type: z.literal('gone'), field: z.string(), title: z.string(), ...who })

/** Why a change of a project was rejected with 409. */
export const Conflict = z.discriminatedUnion('type', [FieldConflict, RemovalConflict, GoneConflict])
export type Conflict = z.infer<typeof Conflict>
