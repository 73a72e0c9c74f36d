/** What every new item of the flow needs, whatever its kind: a place in the order, a step, an export of the package. */
import { type Command, camel, kebab, NewProblem, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const DOMAIN = 'packages/domain/src'
/** The order, and its last part. */
const FLOW = [`${DOMAIN}/flow/flow.ts`, `${DOMAIN}/flow/closing-flow.ts`]
const STEPS = `${DOMAIN}/routing/steps.ts`
const PROGRESS = `${DOMAIN}/routing/progress.ts`
/** What an operator reads for each step. */
const STEP_NAMES = 'apps/console/src/words/step-names.ts'

/** Of every question that has no step of its own: it leads to question/<item>. */
export const OWN_QUESTION = 'ADDITIONAL_QUESTION'

export interface Place {
  readonly id: string
  readonly section: string
  readonly step: string
}

/**
 * Names the item in the flow, and its step where the wire does not know it yet: without a place on the progress bar until someone gives it one.
 * @param standard the step of an item that is given none
 */
export function placeInFlow(command: Command, changes: FileChanges, standard?: string): Place {
  const id = kebab(command.words[0], 'An item')
  const section = kebab(command.option('section'), 'A section')
  const after = kebab(command.option('after'), 'The item before')
  const step = command.optional('step') ?? standard ?? command.option('step')
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(step)) throw new NewProblem(`A step is named in capitals, such as PAY_STUB; "${step}" is not.`)
  const flow = FLOW.find((file) => changes.read(file).includes(`\n  ${camel(after)},\n`))
  if (flow === undefined) throw new NewProblem(`The flow has no item ${after} to stand behind.`)
  changes.insert(flow, `\n  ${camel(after)},\n`, `  ${camel(id)},\n`)
  changes.import(flow, `import { ${camel(id)} } from './items/${section}/${id}.ts'`)
  if (!changes.read(STEPS).includes(`'${step}'`)) {
    changes.insert(STEPS, '] as const\n\nexport type Step', `  '${step}',\n`, 'before')
    changes.insert(PROGRESS, '  IN_PROGRESS: undefined,\n', `  ${step}: undefined,\n`, 'before')
    changes.insert(
      STEP_NAMES,
      "  ADDITIONAL_QUESTION: 'Additional question',\n",
      `  ${step}: '${words(step.toLowerCase().replaceAll('_', '-'))}',\n`,
      'before',
    )
  }
  return { id, section, step }
}

export const itemFile = ({ section, id }: Place): string => `${DOMAIN}/flow/items/${section}/${id}.ts`

/** The screen that the step leads to. A step that waits by its name needs none. @throws NewProblem when it leads to another screen already */
export function addDestination(path: string, { id, step }: Place, changes: FileChanges): void {
  const table = `${DOMAIN}/routing/destinations.ts`
  if (step === OWN_QUESTION && path === `question/${id}`) return
  if (new RegExp(`^  ${step}: `, 'm').test(changes.read(table))) {
    throw new NewProblem(`${step} leads to a screen already, and /${path} would never be opened: name a step that is new.`)
  }
  changes.insert(table, "  COMPLETE: '/',\n", `  ${step}: '${path}',\n`, 'before')
}
