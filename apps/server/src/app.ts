/** The HTTP application: what every request passes, and which rooms answer it. */
import { contract } from '@hearthline/contract'
import { issueWords } from '@hearthline/domain'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Container, SANDBOX_PAGES } from './container.ts'
import { answerBadUrl, answerBrokenRequest, answerErrors } from './edge/answer-errors.ts'
import { collectApiDocs, serveApiDocs } from './edge/api-docs.ts'
import { registerBrandAssets } from './edge/brand-assets.ts'
import { registerBrandPreview } from './edge/brand-preview.ts'
import { trustFor } from './edge/client-address.ts'
import { registerDevMailbox } from './edge/dev-mailbox.ts'
import { registerDevSandbox } from './edge/dev-sandbox.ts'
import { registerGallery } from './edge/gallery.ts'
import { registerHealth } from './edge/health.ts'
import { type PageFolders, registerPages } from './edge/pages.ts'
import { refuseCompressed } from './edge/refuse-compressed.ts'
import { newRequestId, registerCalls } from './edge/register-calls.ts'
import { logRequests } from './edge/request-log.ts'
import { registerSandboxPages } from './edge/sandbox-pages.ts'
import { registerSecurityHeaders } from './edge/security-headers.ts'
import { validatorCompiler } from './edge/validate.ts'
import { handlers } from './services/handlers.ts'

/** Bodies that are JSON; uploads have their own bound. */
const BODY_BYTES = 1_048_576
/** Uuids and offer codes are far shorter. */
const LONGEST_PARAMETER = 200

/** Ready to listen or to be injected into; `pages` names other folders than the built ones, for tests. */
export async function buildApp(container: Container, pages?: PageFolders): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: BODY_BYTES,
    // Whoever sends a request byte by byte is cut off; the framework's own default waits for ever.
    // Twenty megabytes from a telephone take their time.
    requestTimeout: 180_000,
    // While the node shuts down: what is idle is closed at once, what is being answered after it (track-connections.ts).
    forceCloseConnections: 'idle',
    // On a busy machine the plugins take longer to come up than the framework's ten seconds.
    pluginTimeout: 60_000,
    // Behind a proxy the caller's address is in X-Forwarded-For; believed only as far as the settings name the proxies (client-address.ts).
    trustProxy: trustFor(container.config.trustProxy),
    genReqId: newRequestId,
    // Another's request id would be another's words in our log.
    requestIdHeader: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: false },
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest,
  })
  // Rules of a schema without words of their own say what to do, wherever they are judged.
  z.config({ customError: issueWords })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readJsonOnly(app)
  answerErrors(app, container)
  logRequests(app, container)
  await registerSecurityHeaders(app, container)
  registerHealth(app, container)
  await collectApiDocs(app)
  await registerCalls(app, container, contract, handlers)
  await serveApiDocs(app)
  registerBrandAssets(app, container)
  await registerDevMailbox(app, container)
  registerDevSandbox(app, container)
  await registerSandboxPages(app, container, SANDBOX_PAGES)
  registerGallery(app, container)
  registerBrandPreview(app, container, pages)
  await registerPages(app, container, pages)
  await app.ready()
  return app
}

/** An empty body is a missing one (422 where one is needed); keys that would reach a prototype are refused by the framework's parser. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    refuseCompressed(request)
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
