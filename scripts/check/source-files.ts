/** The files people write in this project, as git knows them (new ones too); without git, as they are in the folders. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-tool.ts'

const NOT_OURS = /(^|\/)(node_modules|dist|\.git|\.data|\.cache|coverage)(\/|$)/

export function sourceFiles(root = ROOT): readonly string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  const deleted = spawnSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  if (git.status === 0) {
    const gone = new Set(deleted.stdout.split('\0'))
    return git.stdout.split('\0').filter((path) => path && !gone.has(path) && !NOT_OURS.test(path))
  }
  return walk(root, '')
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (NOT_OURS.test(path)) return []
    return entry.isDirectory() ? walk(root, path) : [path]
  })
}
