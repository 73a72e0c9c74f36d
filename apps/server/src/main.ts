/** Starts one node: settings, parts, server; stops them in the other order. */
import { buildApp } from './app.ts'
import { watchBrands } from './brands/watch-brands.ts'
import { type Config, readConfig } from './config.ts'
import { createContainer } from './container.ts'
import { closeDemo } from './demo/close-demo.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { shutDown } from './shut-down.ts'
import { startProblem } from './start-problem.ts'
import { trackConnections } from './track-connections.ts'
import { tellWaitlistHourly } from './usecases/waitlist/tell-waitlist.ts'

let config: Config | undefined

async function start(): Promise<void> {
  config = readConfig(process.env)
  const container = await createContainer(config)
  const app = await buildApp(container)
  const demo = config.demoData ? await seedDemo(container) : undefined
  if (config.production) await closeDemo(container)
  const stopWatching = watchBrands({
    ...{ brandsFolder: config.brandsFolder, dataFolder: config.dataFolder, shared: container.db.shared },
    ...{ keeper: container.brandKeeper, log: container.log },
  })
  const connections = trackConnections(app.server)
  // Before it says that it is ready: whoever waits for that may ask it to end at once.
  const { shutdownMs } = config
  let stopping = false
  const stop = async () => {
    // The second time someone is in a hurry: what is in progress is taken up by the next start.
    if (stopping) process.exit(1)
    stopping = true
    stopWatching()
    process.exit((await shutDown(app, connections, container, shutdownMs)) ? 0 : 1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as { port: number }
  console.log(banner(config, port, demo))
  // The address index takes a third of a second to build: better while no one waits than while someone types.
  const warmUp = () => {
    for (const code of container.brands.keys()) container.provider('postal-codes', code).cityOf('95814')
  }
  setTimeout(warmUp, 5_000).unref()
  tellWaitlistHourly(container)
}

function banner({ rehearsal }: Config, port: number, demo: Awaited<ReturnType<typeof seedDemo>> | undefined): string {
  const at = `http://localhost:${port}`
  const lines = [
    '',
    `  Hearthline is ready`,
    ...(rehearsal ? ['  This is a rehearsal: the providers are sandbox ones, and no application is real.'] : []),
    `  Apply      ${at}/account/heloc/register?org=HEARTH`,
    `  Dashboard  ${at}/dashboard`,
    `  Console    ${at}/console`,
    `  API docs   ${at}/docs`,
    ...(demo
      ? [
          `  Mailbox    ${at}/dev/mailbox`,
          `  Sandbox    ${at}/dev/sandbox (people to try, and how to make each case)`,
          '',
          '  Demo accounts (sandbox only)',
          ...demo.logins.map(({ email, password, what }) => `  ${email.padEnd(34)} ${password.padEnd(20)} ${what}`),
        ]
      : []),
    '',
  ]
  return lines.join('\n')
}

start().catch((problem: unknown) => {
  console.error(startProblem(problem, config) ?? problem)
  process.exit(1)
})
