import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Beasties from 'beasties'
import { build, type Plugin } from 'vite'

const ADDRESS = '/account/heloc/register-v2'
/** The wizard has other steps where people sign in by a code, and another page is sent. */
const FILES = { password: 'register-v2.html', broker: 'register-v2-broker.html' } as const
type Authentication = keyof typeof FILES

/**
 * What is drawn ahead is read before it is used: the rules it needs come with it, and the whole style sheet, scripts and font wait behind the
 * words. (Measured: see docs/performance.md.) The server gives style and scripts their nonce.
 */
async function wordsFirst(page: string, outDir: string): Promise<string> {
  const withRules = await new Beasties({
    path: outDir,
    publicPath: '/',
    // The sheet at the end of the body: the other ways are scripts in attributes, which the content policy forbids.
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    keyframes: 'critical',
    fonts: false,
    noscriptFallback: false,
    logLevel: 'error',
  }).process(page)
  return withRules
    .replace(' data-beasties-container', '')
    .replace('<link rel="stylesheet"', '<link rel="stylesheet" fetchpriority="low"')
    .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(/<script type="module"/g, '<script fetchpriority="low" type="module"')
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
}

/**
 * Draws the first register step into dist/register-v2.html, and register-v2-broker.html, with the organization's values as placeholders, from the same component
 * that the browser hydrates. The server fills the placeholders and sends it for that address alone.
 */
export function prerender(): Plugin {
  let root = ''
  let outDir = ''
  let firstChunks: readonly string[] = []
  let isWritten = false
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      const step = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('/register-v2/property-step.tsx'),
      )
      firstChunks = step?.type === 'chunk' ? [step.fileName, ...step.imports] : []
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: unknown) {
        // The build itself failed: its own message is the one to read.
        if (error || !isWritten) return
        const folder = join(root, 'node_modules', '.prerender')
        await build({
          root,
          configFile: join(root, 'vite.config.ts'),
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true },
        })
        const entry = (await readdir(folder)).find((name) => /^prerender\.m?js$/.test(name))
        const { renderFirstStep } = (await import(pathToFileURL(join(folder, entry ?? 'prerender.js')).href)) as {
          renderFirstStep: (address: string, authentication: Authentication) => Promise<string>
        }
        const page = await readFile(join(outDir, 'index.html'), 'utf8')
        const present = firstChunks.filter((file) => !page.includes(`/${file}"`))
        const preloads = present.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('\n    ')
        if (!page.includes('rel="stylesheet"')) throw new Error('index.html links to no style sheet')
        for (const [authentication, file] of Object.entries(FILES) as [Authentication, string][]) {
          const drawn = await renderFirstStep(ADDRESS, authentication)
          const html = page
            .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${ADDRESS}">${drawn}</div>`)
            .replace('</head>', () => `  ${preloads}\n  </head>`)
          if (!html.includes('data-prerendered')) throw new Error('index.html has no empty #root to draw the first step into')
          await writeFile(join(outDir, file), await wordsFirst(html, outDir))
        }
        await rm(folder, { recursive: true, force: true })
      },
    },
  }
}
