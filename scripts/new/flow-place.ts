/** What every new item of the flow needs, whatever its kind: a place in the order, a step, a way through the front door. */
import { camel, kebab, NewProblem, type Order } from './order.ts'
import type { Workshop } from './workshop.ts'

const DOMAIN = 'packages/domain/src'
const STEPS = `${DOMAIN}/routing/steps.ts`
const PROGRESS = `${DOMAIN}/routing/progress.ts`

export interface Place {
  readonly id: string
  readonly section: string
  readonly step: string
}

/** Names the item in the flow, and its step where the wire does not know it yet: without a place on the progress bar until somebody gives it one. */
export function placeInFlow(order: Order, workshop: Workshop): Place {
  const id = kebab(order.words[0], 'An item')
  const section = kebab(order.option('section'), 'A section')
  const after = kebab(order.option('after'), 'The item before')
  const step = order.option('step')
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(step)) throw new NewProblem(`A step is named in capitals, such as PAY_STUB; "${step}" is not.`)
  const flow = `${DOMAIN}/flow/flow.ts`
  if (!workshop.read(flow).includes(`\n  ${camel(after)},\n`)) throw new NewProblem(`The flow has no item ${after} to stand behind.`)
  workshop.insert(flow, `\n  ${camel(after)},\n`, `  ${camel(id)},\n`)
  workshop.import(flow, `import { ${camel(id)} } from './items/${section}/${id}.ts'`)
  if (!workshop.read(STEPS).includes(`'${step}'`)) {
    workshop.insert(STEPS, '] as const\n\nexport type Step', `  '${step}',\n`, 'before')
    workshop.insert(PROGRESS, '  IN_PROGRESS: undefined,\n', `  ${step}: undefined,\n`, 'before')
  }
  return { id, section, step }
}

export const itemFile = ({ section, id }: Place): string => `${DOMAIN}/flow/items/${section}/${id}.ts`

/** The screen that the step leads to. A step that waits by its name needs none. */
export function leadTo(path: string, { step }: Place, workshop: Workshop): void {
  const table = `${DOMAIN}/routing/destinations.ts`
  if (new RegExp(`^  ${step}: `, 'm').test(workshop.read(table))) return
  workshop.insert(table, "  COMPLETE: '/',\n", `  ${step}: '${path}',\n`, 'before')
}
