import { mm } from './fit.ts'

type Doorway = { readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number; readonly depth: number }

/** Room for hands at both sides together, and under the lintel, in mm. */
const roomMm = { width: 40, height: 20 }
/** What an open door takes of the width of its frame. */
const leafMm = 45

export type Passage = { verdict: 'yes' | 'door-off' | 'tipped' | 'no'; title: string; text: string }

/** Whether an unpacked product can be carried through the narrowest doorway of the way in; all in mm. */
export function passageOf({ width, height, depth }: Size, doorway: Doorway): Passage {
  const narrow = Math.min(width, depth)
  const spare = doorway.width - narrow
  const goesUpright = height + roomMm.height <= doorway.height
  if (goesUpright && spare >= roomMm.width)
    return {
      verdict: 'yes',
      title: 'Yes, it goes through',
      text: `Upright, with ${mm(spare)} to spare. Its narrow side is ${mm(narrow)}.`,
    }
  if (goesUpright && spare + leafMm >= roomMm.width)
    return {
      verdict: 'door-off',
      title: 'Yes, with the door off',
      text: `Take the door off its hinges: that gives about ${mm(leafMm)} more. Its narrow side is ${mm(narrow)}.`,
    }
  const [least = 0, middle = 0] = [width, height, depth].toSorted((a, b) => a - b)
  if (least + roomMm.width <= doorway.width && middle + roomMm.height <= doorway.height)
    return {
      verdict: 'tipped',
      title: 'Only tipped on its side',
      text: 'Call us before you order: some products must stay upright.',
    }
  return {
    verdict: 'no',
    title: 'No, it does not go through',
    text: goesUpright
      ? `Its narrow side is ${mm(narrow)}, and needs a doorway ${mm(narrow + roomMm.width)} wide. Call us about another way in.`
      : `It needs a doorway ${mm(narrow + roomMm.width)} wide and ${mm(height + roomMm.height)} high. Call us about another way in.`,
  }
}
