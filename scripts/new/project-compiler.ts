/** The compiler on one tree, held open: what has been parsed once is parsed again only where its text changed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export class ProjectCompiler {
  readonly #root: string
  readonly #parsed = new Map<string, { readonly text: string; readonly file: ts.SourceFile }>()
  #program: ts.Program | undefined

  constructor(root: string) {
    this.#root = root
  }

  /**
   * What the compiler says of the tree as is, a line each: of every file, or of those named. A file that is not there is left out,
   * because whoever imports it is told.
   */
  problems(files?: readonly string[]): readonly string[] {
    const program = this.#update()
    const asked = files?.filter((path) => existsSync(join(this.#root, path))).map((path) => program.getSourceFile(join(this.#root, path)))
    const found = asked
      ? asked.flatMap((file) => program.getSemanticDiagnostics(file))
      : [...program.getConfigFileParsingDiagnostics(), ...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()]
    return found.map((one) => {
      const at = one.file?.fileName.replace(`${this.#root}/`, '') ?? ''
      return `${at}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`
    })
  }

  #update(): ts.Program {
    const read = ts.readConfigFile(join(this.#root, 'tsconfig.json'), ts.sys.readFile)
    const { options, fileNames, errors } = ts.parseJsonConfigFileContent(read.config, ts.sys, this.#root)
    const host = ts.createCompilerHost(options)
    host.getCurrentDirectory = () => this.#root
    host.getSourceFile = (name, target) => this.#parse(name, target)
    this.#program = ts.createProgram({
      rootNames: fileNames,
      options,
      host,
      configFileParsingDiagnostics: errors,
      ...(this.#program && { oldProgram: this.#program }),
    })
    return this.#program
  }

  #parse(name: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
    if (!existsSync(name)) return undefined
    const text = readFileSync(name, 'utf8')
    const before = this.#parsed.get(name)
    if (before?.text === text) return before.file
    const file = ts.createSourceFile(name, text, target)
    this.#parsed.set(name, { text, file })
    return file
  }
}
