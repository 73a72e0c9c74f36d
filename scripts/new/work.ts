/** Something the server does: the item, its handler, and the lines that name them. */

import { type Command, camel, NewProblem, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'
import { itemFile, placeInFlow } from './flow-place.ts'

const HANDLERS = 'apps/server/src/work/handlers.ts'
const CAPABILITIES = 'apps/server/src/work/work-capabilities.ts'

export function newWork(command: Command, changes: FileChanges): readonly string[] {
  const place = placeInFlow(command, changes)
  if (
    !place.step.startsWith('WAITING_FOR_') &&
    !changes.read('packages/domain/src/routing/destinations.ts').includes(`  ${place.step}: `)
  ) {
    throw new NewProblem(
      `While the server works the client waits: name the step WAITING_FOR_…, or one that has a screen. "${place.step}" is neither.`,
    )
  }
  const handler = `apps/server/src/work/${place.section}/${place.id}.ts`
  changes.create(
    itemFile(place),
    `/** Says in one sentence what the server does, and what it rests on. */
import * as z from 'zod/mini'
import { work } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'

export const ${camel(place.id)} = work('${place.id}', {
  title: '${words(place.id)}',
  steps: ['${place.step}'],
  // Done for no one until this says for whom.
  applies: () => false,
  reads: (known) => [known(legalName)],
  data: z.object({ reference: z.string() }),
  example: { reference: '${place.id}-example' },
})
`,
  )
  changes.create(
    handler,
    `/** ${place.id}: says what is done, by which provider. */
import { legalName } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

export async function ${camel(place.id)}({ known, application }: WorkContext) {
  if (!known(legalName)) throw new Error('${place.id} ran before the name was known')
  // An outside call goes through \`call\`, which keeps a row of it: call((providerCall) => provider('<capability>').<verb>({ … }, providerCall)).
  return { reference: \`${place.id}-\${application.id}\` }
}
`,
  )
  changes.insert(HANDLERS, '} satisfies Record<WorkId, WorkHandler>', `  '${place.id}': ${camel(place.id)},\n`, 'before')
  changes.insert(CAPABILITIES, '} as const satisfies Record<WorkId, ', `  '${place.id}': 'internal',\n`, 'before')
  changes.import(HANDLERS, `import { ${camel(place.id)} } from './${place.section}/${place.id}.ts'`)
  return [
    `${itemFile(place)}: the sentence, whom it applies to, what it reads, the result with an example`,
    `${handler}: what is done; ask a provider through its port`,
    `${CAPABILITIES}: which provider it waits for; 'internal' is none`,
    'npm run docs, npm run check',
  ]
}
