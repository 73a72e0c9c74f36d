/** A question, or a wait: the item, its screen, and the lines that name them. */

import { type Command, camel, kebab, NewProblem, pascal, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'
import { addDestination, itemFile, OWN_QUESTION, type Place, placeInFlow } from './flow-place.ts'

const SCREENS = 'apps/portal/src/application-screens.ts'
/** Where the pages of a screen stand that asks nothing; a question has pages without being named. */
const GALLERY = 'apps/portal/src/gallery/pages/before-offer.ts'

export function newAsk(command: Command, changes: FileChanges): readonly string[] {
  const place = placeInFlow(command, changes, OWN_QUESTION)
  const path = place.step === OWN_QUESTION ? `question/${place.id}` : pathOf(command)
  changes.create(
    itemFile(place),
    `/** Says in one sentence what is asked, and why the law or the lender needs it. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const ${camel(place.id)}Answer = z.object({
  note: z.string().check(z.minLength(1, 'Tell us in a few words'), z.maxLength(1000, 'Please keep it to 1,000 characters')),
})

export const ${camel(place.id)} = ask('${place.id}', {
  title: '${words(place.id)}',
  why: 'Says in one sentence why it is asked.',
  steps: ['${place.step}'],
  // Asked of no one until this says of whom; what it reads of earlier items is what the answer rests on.
  applies: () => false,
  data: ${camel(place.id)}Answer,
  labels: { note: '${words(place.id)}' },
  example: { note: 'What somebody would really answer.' },
})
`,
  )
  addDestination(path, place, changes)
  const screen = screenOf(path, place, changes, true)
  changes.create(
    screen,
    `import { ${camel(place.id)}Answer } from '@hearthline/domain/items/${place.section}/${place.id}'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'

/** Asks for one thing; the walk says what comes next. */
export default function ${pascal(place.id)}() {
  return (
    <AskScreen title="${words(place.id)}" heading="${words(place.id)}?" items={['${place.id}']}>
      {(item) => <${pascal(place.id)}Form item={item} />}
    </AskScreen>
  )
}

function ${pascal(place.id)}Form({ item }: { item: ReadItem<'${place.id}'> }) {
  const form = useForm({ note: item.data?.note ?? '' })
  const { save, busy, error } = useSaveAnswer('${place.id}', form.failWith)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(${camel(place.id)}Answer)
    if (judged) await save(judged)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <Textarea
        name="note"
        label={String(item.labels.note)}
        value={form.values.note}
        error={form.errors.note}
        onChange={({ target }) => form.set('note', target.value)}
      />
      <SubmitRow loading={busy} />
    </form>
  )
}
`,
  )
  return [
    `${itemFile(place)}: the sentence, whom it applies to, the schema with its messages, an example`,
    `${screen}: the question in plain words, the fields`,
    'apps/portal/src/gallery/pages/: pages of its own, where it has more states than every question has',
    'npm run docs, npm run check',
  ]
}

export function newWait(command: Command, changes: FileChanges): readonly string[] {
  const place = placeInFlow(command, changes)
  const path = pathOf(command)
  const by = command.optional('by') ?? 'operator'
  if (!['operator', 'notary', 'time', 'signer'].includes(by)) throw new NewProblem(`Nobody is waited for by the name of "${by}".`)
  changes.create(
    itemFile(place),
    `/** Says in one sentence who is waited for, and for what. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'

export const ${camel(place.id)} = wait('${place.id}', {
  title: '${words(place.id)}',
  steps: ['${place.step}'],
  by: '${by}',
  // Waited for by no one until this says by whom.
  applies: () => false,
  data: z.object({ outcome: z.enum(['DONE', 'REFUSED']) }),
  example: { outcome: 'DONE' },
})
`,
  )
  addDestination(path, place, changes)
  const screen = screenOf(path, place, changes)
  changes.insert(GALLERY, ': ScreenPages = {\n', `  '${screenName(path)}': shows('${place.id}'),\n`)
  changes.create(
    screen,
    `import { Screen } from '../../../page/screen.tsx'
import { WaitPanel } from '../../../application/wait-panel.tsx'

/** Says who is waited for and what comes when; continues by itself. */
export default function ${pascal(place.id)}() {
  return (
    <Screen title="${words(place.id)}" heading="${words(place.id)}">
      <WaitPanel />
    </Screen>
  )
}
`,
  )
  return [
    `${itemFile(place)}: the sentence, whom it applies to, what the answer holds; \`until\` where time alone settles it`,
    `${screen}: the heading in plain words`,
    'npm run docs, npm run check',
  ]
}

const pathOf = (command: Command): string => {
  const path = command.option('path').replace(/^\/+|\/+$/g, '')
  for (const part of path.split('/')) kebab(part, 'A path')
  return path
}

const screenName = (path: string): string => path.replaceAll('/', '-')

/** The file of the screen, named in the route table unless another item is shown at this path already. */
function screenOf(path: string, { section, id }: Place, changes: FileChanges, asks = false): string {
  if (changes.read(SCREENS).includes(`'/${path}'`)) {
    throw new NewProblem(`/${path} has a screen already: show the item there, or choose another path.`)
  }
  const load = `() => import('./screens/${section}/${id}/${id}.tsx')`
  const name = screenName(path)
  changes.insert(
    SCREENS,
    '] as const satisfies readonly ScreenRoute[]',
    asks ? `  asks('/${path}', '${name}', ['${id}'], ${load}),\n` : `  ofApplication('/${path}', '${name}', ${load}),\n`,
    'before',
  )
  return `apps/portal/src/screens/${section}/${id}/${id}.tsx`
}
