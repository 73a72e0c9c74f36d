/** A question, or a wait: the item, its screen, and the lines that name them. */
import { itemFile, leadTo, type Place, placeInFlow } from './flow-place.ts'
import { camel, kebab, NewProblem, type Order, pascal, words } from './order.ts'
import type { Workshop } from './workshop.ts'

const SCREENS = 'apps/portal/src/application-screens.ts'

export function newAsk(order: Order, workshop: Workshop): readonly string[] {
  const place = placeInFlow(order, workshop)
  const path = pathOf(order)
  workshop.create(
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
  // Asked of nobody until this says of whom; what it reads of earlier items is what the answer rests on.
  applies: () => false,
  data: ${camel(place.id)}Answer,
  labels: { note: '${words(place.id)}' },
  example: { note: 'What somebody would really answer.' },
})
`,
  )
  leadTo(path, place, workshop)
  const screen = screenOf(path, place, workshop, true)
  workshop.create(
    screen,
    `import { ${camel(place.id)}Answer } from '@hearthline/domain/items/${place.section}/${place.id}'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import { AskScreen } from '../../frame/ask-screen.tsx'
import { FormProblem } from '../../frame/form-problem.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { useForm } from '../../frame/use-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'

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
    'apps/portal/src/gallery/pages.ts: its pages, so that it is looked at in every state and brand',
    'npm run docs, npm run check',
  ]
}

export function newWait(order: Order, workshop: Workshop): readonly string[] {
  const place = placeInFlow(order, workshop)
  const path = pathOf(order)
  const by = order.optional('by') ?? 'operator'
  if (!['operator', 'notary', 'time', 'signer'].includes(by)) throw new NewProblem(`Nobody is waited for by the name of "${by}".`)
  workshop.create(
    itemFile(place),
    `/** Says in one sentence who is waited for, and for what. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'

export const ${camel(place.id)} = wait('${place.id}', {
  title: '${words(place.id)}',
  steps: ['${place.step}'],
  by: '${by}',
  // Waited for by nobody until this says by whom.
  applies: () => false,
  data: z.object({ outcome: z.enum(['DONE', 'REFUSED']) }),
  example: { outcome: 'DONE' },
})
`,
  )
  leadTo(path, place, workshop)
  const screen = screenOf(path, place, workshop)
  workshop.create(
    screen,
    `import { Screen } from '../../frame/screen.tsx'
import { WaitPanel } from '../../frame/wait-panel.tsx'

/** Says who is waited for and what comes when; goes on by itself. */
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
    'apps/portal/src/gallery/pages.ts: its pages, so that it is looked at in every state and brand',
    'npm run docs, npm run check',
  ]
}

const pathOf = (order: Order): string => {
  const path = order.option('path').replace(/^\/+|\/+$/g, '')
  for (const part of path.split('/')) kebab(part, 'A path')
  return path
}

/** The file of the screen, named in the route table unless another item is shown at this path already. */
function screenOf(path: string, { section, id }: Place, workshop: Workshop, asks = false): string {
  if (workshop.read(SCREENS).includes(`'/${path}'`)) {
    throw new NewProblem(`/${path} has a screen already: show the item there, or choose another path.`)
  }
  const load = `() => import('./screens/${section}/${id}.tsx')`
  const name = path.replaceAll('/', '-')
  workshop.insert(
    SCREENS,
    '] as const satisfies readonly ScreenRoute[]',
    asks ? `  asks('/${path}', '${name}', ['${id}'], ${load}),\n` : `  ofApplication('/${path}', '${name}', ${load}),\n`,
    'before',
  )
  return `apps/portal/src/screens/${section}/${id}.tsx`
}
