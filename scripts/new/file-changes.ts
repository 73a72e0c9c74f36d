/** Files as they will be: all of them are prepared first, so that an command which cannot be fulfilled leaves nothing half done. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NewProblem } from './command.ts'

export interface PlannedFile {
  readonly path: string
  /** False for one that is there and gets a line. */
  readonly created: boolean
}

export class FileChanges {
  readonly root: string
  private readonly prepared = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  has(path: string): boolean {
    return this.prepared.has(path) || existsSync(join(this.root, path))
  }

  /** @throws NewProblem when there is no such file */
  read(path: string): string {
    const ready = this.prepared.get(path)
    if (ready !== undefined) return ready
    if (!existsSync(join(this.root, path))) throw new NewProblem(`${path} is not there.`)
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** @throws NewProblem when it is there already */
  create(path: string, text: string): void {
    if (this.has(path)) throw new NewProblem(`${path} is there already.`)
    this.prepared.set(path, text)
  }

  /** Puts a line behind (or before) the one place that `anchor` names. @throws NewProblem when the place is not there, or not only once */
  insert(path: string, anchor: string, line: string, where: 'after' | 'before' = 'after'): void {
    const text = this.read(path)
    const at = text.indexOf(anchor)
    if (at < 0 || text.indexOf(anchor, at + 1) >= 0) throw new NewProblem(`${path} has no one place "${anchor.trim()}".`)
    const cut = where === 'after' ? at + anchor.length : at
    this.prepared.set(path, text.slice(0, cut) + line + text.slice(cut))
  }

  /** Puts an import behind the file's last one; the formatter sorts them. */
  import(path: string, line: string): void {
    const text = this.read(path)
    const imports = [...text.matchAll(/^import [^\n]*?(?:\{[^}]*\}[^\n]*)?from '[^']+'\n/gm)]
    const last = imports.at(-1)
    if (!last) throw new NewProblem(`${path} imports nothing.`)
    const cut = last.index + last[0].length
    this.prepared.set(path, `${text.slice(0, cut)}${line}\n${text.slice(cut)}`)
  }

  planned(): readonly PlannedFile[] {
    return [...this.prepared.keys()].map((path) => ({ path, created: !existsSync(join(this.root, path)) }))
  }

  write(): readonly string[] {
    for (const [path, text] of this.prepared) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
    return [...this.prepared.keys()]
  }
}
