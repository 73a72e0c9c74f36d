/** `npm run new -- <kind> …`: writes the files of one more ask, wait, work, call, capability, provider adapter or brand, and the lines in the tables that name it. */
import { fileURLToPath } from 'node:url'
import { ROOT, runTool } from '../check/run-tool.ts'
import { newAsk, newWait } from './ask.ts'
import { newBrand } from './brand.ts'
import { newCall } from './call.ts'
import { newCapability } from './capability.ts'
import { NewProblem, type Order, readOrder } from './order.ts'
import { newProvider } from './provider.ts'
import { newWork } from './work.ts'
import { Workshop } from './workshop.ts'

interface Kind {
  readonly usage: string
  /** Writes, and answers what is left for a person to do. */
  readonly make: (order: Order, workshop: Workshop) => readonly string[]
}

const PLACE = '--section <folder> --after <item> --step <STEP>'
export const KINDS: Readonly<Record<string, Kind>> = {
  ask: { usage: `ask <item> ${PLACE} --path <path>`, make: newAsk },
  wait: { usage: `wait <item> ${PLACE} --path <path> [--by operator|notary|time|signer]`, make: newWait },
  work: { usage: `work <item> ${PLACE}`, make: newWork },
  call: {
    usage: 'call <service> <verb-noun> --method GET|POST|PUT|PATCH|DELETE --path </path> [--access external|signed-in]',
    make: newCall,
  },
  capability: { usage: 'capability <name>', make: newCapability },
  provider: { usage: 'provider <capability> <vendor>', make: newProvider },
  brand: { usage: 'brand <code> --name <Name of the lender> [--like <code>]', make: newBrand },
}

/** @param root of the tree that is written in @throws NewProblem naming what is wrong with the order; nothing is written then */
export async function make(words: readonly string[], root = ROOT): Promise<{ written: readonly string[]; left: readonly string[] }> {
  const [kind = '', ...rest] = words
  const known = KINDS[kind]
  if (!known)
    throw new NewProblem(
      `Say what is new:\n${Object.values(KINDS)
        .map(({ usage }) => `  npm run new -- ${usage}`)
        .join('\n')}`,
    )
  const workshop = new Workshop(root)
  const left = known.make(readOrder(rest, known.usage), workshop)
  const written = workshop.write()
  const code = written.filter((path) => /\.(ts|tsx|json)$/.test(path))
  const tidied = await runTool('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...code], root)
  return { written, left: tidied.ok ? left : [...left, `Biome has something to say:\n${tidied.stdout}${tidied.stderr}`] }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { written, left } = await make(process.argv.slice(2))
    console.log(
      `Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nLeft for you:\n${left.map((line) => `  - ${line}`).join('\n')}`,
    )
  } catch (problem) {
    if (!(problem instanceof NewProblem)) throw problem
    console.error(problem.message)
    process.exitCode = 1
  }
}
