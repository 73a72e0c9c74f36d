/** Looks whether what package-lock.json names is installed, and installs it when not. Built-ins only: it runs before anything is there. */
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, promises, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNode, findOuterNode } from './find-node.mjs'
import { matchesStamp, saveStamp, takeStamp } from './fingerprint.mjs'
import { log } from './log.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { SetUpProblem } from './set-up-problem.mjs'

const LOCK_FILE = ['package-lock.json']
const STAMP = join(PROJECT_ROOT, 'node_modules', '.hearthline-install')
/** Workspaces, and the list of what may run install scripts, are understood from here on. */
const OLDEST_NPM = 10
/** node_modules and the npm cache of an installation, with room to spare. */
const ROOM_BYTES = 1.5e9

/** True when the runtime and every package are as package-lock.json names them; a file's look, unless something changed. */
export function isInstalled() {
  return matchesStamp(LOCK_FILE, STAMP) && findNode() !== undefined
}

/** Installs; the caller holds the set-up lock. */
export async function install() {
  if (isInstalled()) return
  const stamp = takeStamp(LOCK_FILE)
  if (!isInstalledByHand()) {
    checkFolder()
    checkNpm()
    log('Installing what Hearthline needs, the runtime included (about a minute)…')
    await runInstaller()
  }
  await installRuntime()
  saveStamp(stamp, STAMP)
}

/** Someone ran `npm ci` or `npm install` themselves: npm keeps what it did, and that must say the same as package-lock.json. */
function isInstalledByHand() {
  try {
    const wanted = packagesOf(join(PROJECT_ROOT, 'package-lock.json'))
    const present = packagesOf(join(PROJECT_ROOT, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(([path, entry]) => {
      if (!path.includes('node_modules/')) return true
      const installed = present[path]
      if (!installed) return entry.optional === true || entry.devOptional === true
      return installed.version === entry.version && installed.link === entry.link
    })
  } catch {
    return false
  }
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

function checkFolder() {
  try {
    accessSync(PROJECT_ROOT, constants.W_OK)
    if (existsSync(join(PROJECT_ROOT, 'node_modules'))) accessSync(join(PROJECT_ROOT, 'node_modules'), constants.W_OK)
  } catch {
    throw new SetUpProblem(
      `The folder ${PROJECT_ROOT} belongs to another user, so nothing can be installed in it. Run the command as its owner.`,
    )
  }
}

function checkNpm() {
  const version = /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? npmVersion()
  if (!version) throw new SetUpProblem('npm was not found. Install Node with npm 10 or newer, then run this again.')
  if (Number(version.split('.')[0]) < OLDEST_NPM) {
    throw new SetUpProblem(
      `npm ${version} is too old: Hearthline needs npm ${OLDEST_NPM} or newer. "npm install --global npm@${OLDEST_NPM}" brings it.`,
    )
  }
}

function npmVersion() {
  const { command, args, options } = npmCommand(['--version'])
  const answer = spawnSync(command, args, { ...options, encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}

/** npm as a file run by a Node outside node_modules, which npm is about to replace; else the npm of the path. */
function npmCommand(args) {
  const node = findOuterNode()
  const beside = join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const file = [process.env.npm_execpath, beside].find((path) => path && /npm-cli\.[cm]?js$/.test(path) && existsSync(path))
  if (file) return { command: node, args: [file, ...args], options: { cwd: PROJECT_ROOT } }
  return { command: 'npm', args, options: { cwd: PROJECT_ROOT, shell: process.platform === 'win32' } }
}

/** Building needs the development packages too, whatever NODE_ENV says. */
async function runInstaller() {
  const exact = await runNpm(['ci', '--include=dev', '--loglevel=error'])
  if (exact.code === 0) return
  // Seen where a registry does not have the packages of every platform: npm ci then calls the lock file incomplete.
  log('npm ci did not come through; trying npm install, which leaves out what other platforms would need.')
  const lenient = await runNpm(['install', '--include=dev', '--no-save', '--loglevel=error'])
  if (lenient.code === 0) return
  throw new SetUpProblem(`The installation failed.${await diskWords()}\nnpm ci said:\n${exact.words}\nnpm install said:\n${lenient.words}`)
}

/** @returns {Promise<{ code: number, words: string }>} npm's words are shown only when nothing else helped: most are of no use to the reader */
function runNpm(args) {
  const { command, args: all, options } = npmCommand(args)
  return new Promise((done, fail) => {
    const child = spawn(command, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        words += text
      })
    }
    child.on('error', (problem) => fail(new SetUpProblem(`npm could not be started (${problem.message}).`)))
    child.on('close', (code) => done({ code: code ?? 1, words: words.trim() }))
  })
}

async function diskWords() {
  // Node 18 has it since 18.15.
  const disk = await promises.statfs?.(PROJECT_ROOT).catch(() => undefined)
  const free = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY
  return free < ROOM_BYTES ? ` The disk has only ${Math.round(free / 1e6)} MB free; an installation takes about 1 GB.` : ''
}

/** Where npm is told to run no install scripts, the runtime's package is empty: then its own installer is run. */
async function installRuntime() {
  if (findNode()) return
  const folder = join(PROJECT_ROOT, 'node_modules', 'node')
  log('Fetching the runtime…')
  spawnSync(findOuterNode(), ['installArchSpecificPackage.js'], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (findNode()) return
  const pinned = readFileSync(join(PROJECT_ROOT, '.nvmrc'), 'utf8').trim()
  throw new SetUpProblem(
    `Node ${pinned} could not be installed for ${process.platform} ${process.arch}. Install it yourself and run this again with it.`,
  )
}
