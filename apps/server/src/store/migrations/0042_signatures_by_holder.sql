-- Whoever has the corrected email of a signer signs each place again: one signature at each place of each document, by each account.
DROP INDEX "signing_events_one_signature";--> statement-breakpoint
CREATE UNIQUE INDEX "signing_events_one_signature" ON "signing_events" USING btree ("application_id","party","actor","document_id","document_sha256","place") WHERE "signing_events"."event" = 'PLACE_SIGNED';
