/** `npm run new -- <kind> …`: writes the files of one more ask, wait, work, call, document, capability, provider adapter or brand, and the lines in the tables that name it. */
import { fileURLToPath } from 'node:url'
import { ROOT, runTool } from '../check/run-tool.ts'
import { newAsk, newWait } from './ask.ts'
import { newBrand } from './brand.ts'
import { newCall } from './call.ts'
import { newCapability } from './capability.ts'
import { type Command, NewProblem, readCommand } from './command.ts'
import { newDocument } from './document.ts'
import { FileChanges, type PlannedFile } from './file-changes.ts'
import { newProvider } from './provider.ts'
import { newWork } from './work.ts'

interface Kind {
  readonly usage: string
  /** Writes, and answers what is left for a person to do. */
  readonly generate: (command: Command, changes: FileChanges) => readonly string[]
}

const PLACE = '--section <folder> --after <item> --step <STEP>'
export const KINDS = {
  ask: { usage: 'ask <item> --section <folder> --after <item> [--step <STEP> --path <path>]', generate: newAsk },
  wait: { usage: `wait <item> ${PLACE} --path <path> [--by operator|notary|time|signer]`, generate: newWait },
  work: { usage: `work <item> ${PLACE}`, generate: newWork },
  call: {
    usage:
      'call <service> <verb-noun> --method GET|POST|PUT|PATCH|DELETE --path </path> [--access external|signed-in|operator] [--roles <role>,…]',
    generate: newCall,
  },
  document: { usage: 'document <name>', generate: newDocument },
  capability: { usage: 'capability <name>', generate: newCapability },
  provider: { usage: 'provider <capability> <vendor>', generate: newProvider },
  brand: {
    usage:
      'brand <code> --name <Name of the lender> [--like <code>] [--color "#RRGGBB" [--dark-color "#RRGGBB"] [--neutral warm|cool|brand|plain]]',
    generate: newBrand,
  },
} as const satisfies Readonly<Record<string, Kind>>

/** The files that an command would write, without writing them. */
export function plan(words: readonly string[], root = ROOT): readonly PlannedFile[] {
  const { changes } = prepare(words, root)
  return changes.planned()
}

function prepare(words: readonly string[], root: string): { changes: FileChanges; left: readonly string[] } {
  const [kind = '', ...rest] = words
  const known: Kind | undefined = (KINDS as Readonly<Record<string, Kind>>)[kind]
  if (!known)
    throw new NewProblem(
      `Say what is new:\n${Object.values(KINDS)
        .map(({ usage }) => `  npm run new -- ${usage}`)
        .join('\n')}`,
    )
  const changes = new FileChanges(root)
  return { changes, left: known.generate(readCommand(rest, known.usage), changes) }
}

/** @param root of the tree that is written in @throws NewProblem naming what is wrong with the command; nothing is written then */
export const generate = (words: readonly string[], root = ROOT): Promise<Generated> => generateAll([words], root)

export interface Generated {
  readonly written: readonly string[]
  readonly left: readonly string[]
}

/** One after the other: an command may stand on what the one before it wrote. */
export async function generateAll(commands: readonly (readonly string[])[], root = ROOT): Promise<Generated> {
  const made = commands.map((words) => {
    const { changes, left } = prepare(words, root)
    return { written: changes.write(), left }
  })
  const written = [...new Set(made.flatMap((one) => one.written))]
  const left = made.flatMap((one) => one.left)
  const code = written.filter((path) => /\.(ts|tsx|json)$/.test(path))
  const tidied = await runTool('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...code], root)
  return { written, left: tidied.ok ? left : [...left, `Biome has something to say:\n${tidied.stdout}${tidied.stderr}`] }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { written, left } = await generate(process.argv.slice(2))
    console.log(
      `Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nLeft for you:\n${left.map((line) => `  - ${line}`).join('\n')}`,
    )
  } catch (problem) {
    if (!(problem instanceof NewProblem)) throw problem
    console.error(problem.message)
    process.exitCode = 1
  }
}
