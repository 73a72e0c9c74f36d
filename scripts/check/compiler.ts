/**
 * The compiler for everything that only asks whether types hold: the native one, of which one part looks at all files, because each further part
 * works out the same types again. Tools that read the syntax use the older one, which still has an interface for them (decision 0065).
 */
import { runTool, ROOT as THIS } from './run-tool.ts'

const ENTRY = 'node_modules/typescript-7/bin/tsc'

export interface TypesOf {
  /** The folder that the configuration is in; this project's own where none is given. */
  readonly root?: string
  readonly config?: string
  /** Where what was found is kept, so that the next time only what changed is looked at. */
  readonly kept: string
}

/** What the compiler says, a line each, paths first; nothing when all types hold. */
export async function compilerProblems({ root = THIS, config = 'tsconfig.json', kept }: TypesOf): Promise<readonly string[]> {
  const args = ['-p', config, '--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept]
  const { ok, stdout, stderr } = await runTool(ENTRY, args, root)
  return ok ? [] : `${stdout}${stderr}`.trim().split(/\n(?=\S)/)
}
