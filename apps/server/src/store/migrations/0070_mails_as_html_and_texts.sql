-- Mail has an HTML beside its text. Text messages: what is to be sent, what was sent and what came of it, and what people sent back.
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"application_id" uuid,
	"outbox_id" bigint,
	"direction" text NOT NULL,
	"phone" text NOT NULL,
	"body_sealed" text NOT NULL,
	"step" text,
	"state" text NOT NULL,
	"reason" text,
	"send_after" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"reference" text,
	CONSTRAINT "text_messages_outbox_id_unique" UNIQUE("outbox_id")
);
--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_application" ON "text_messages" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "text_messages_of_number" ON "text_messages" USING btree ("organization_code","phone","id");--> statement-breakpoint
CREATE INDEX "text_messages_held" ON "text_messages" USING btree ("send_after") WHERE "text_messages"."state" = 'HELD';--> statement-breakpoint
-- One message of the provider's is taken once, however often it is announced.
CREATE UNIQUE INDEX "text_messages_reference" ON "text_messages" USING btree ("organization_code","reference") WHERE "text_messages"."reference" is not null;--> statement-breakpoint
CREATE INDEX "consents_phone" ON "consents" USING btree ("organization_code","phone") WHERE "consents"."phone" is not null;--> statement-breakpoint
ALTER TABLE "text_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "text_messages" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));--> statement-breakpoint
CREATE POLICY "added_by_the_product" ON "text_messages" AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');--> statement-breakpoint
CREATE POLICY "changed_by_the_product" ON "text_messages" AS RESTRICTIVE FOR UPDATE USING ((SELECT scope_kind()) = 'system');
