/** Starts one node: settings, parts, server; stops them in the other order. */
import { buildApp } from './app.ts'
import { BadSetting, readConfig } from './config.ts'
import { createContainer } from './container.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { RoleMissing } from './store/app-role.ts'
import { FolderInUse } from './store/lock-folder.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const container = await createContainer(config)
  const app = await buildApp(container)
  const demo = config.demoData ? await seedDemo(container) : undefined
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as { port: number }
  console.log(banner(port, demo))
  // The address index takes a third of a second to build: better while nobody waits than while somebody types.
  setTimeout(() => container.providers.postalCodes.cityOf('95814'), 5_000).unref()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    await container.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function banner(port: number, demo: Awaited<ReturnType<typeof seedDemo>> | undefined): string {
  const at = `http://localhost:${port}`
  const lines = [
    '',
    `  Hearthline is ready`,
    `  Apply      ${at}/account/heloc/register?org=HEARTH`,
    `  Dashboard  ${at}/dashboard`,
    `  Console    ${at}/console`,
    `  API docs   ${at}/docs`,
    ...(demo
      ? [
          `  Mailbox    ${at}/dev/mailbox`,
          '',
          '  Log-ins (sandbox only)',
          ...demo.logins.map(({ email, password, what }) => `  ${email.padEnd(34)} ${password.padEnd(20)} ${what}`),
        ]
      : []),
    '',
  ]
  return lines.join('\n')
}

start().catch((problem: unknown) => {
  if (problem instanceof BadSetting || problem instanceof FolderInUse || problem instanceof RoleMissing) console.error(problem.message)
  else console.error(problem)
  process.exit(1)
})
