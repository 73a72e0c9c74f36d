CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_number" bigserial NOT NULL,
	"organization_code" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"step" text NOT NULL,
	"previous_step" text,
	"open_item" text,
	"decision" text NOT NULL,
	"sub_decision" text NOT NULL,
	"status_flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"step_since" timestamp(3) with time zone NOT NULL,
	"needs_operator" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"wake_at" timestamp(3) with time zone,
	"origin" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "applications_loan_number_unique" UNIQUE("loan_number")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"item" text NOT NULL,
	"provider" text NOT NULL,
	"outcome" text NOT NULL,
	"reference" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_sealed" text NOT NULL,
	"response_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"content_sealed" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"item" text NOT NULL,
	"basis" text NOT NULL,
	"data" jsonb NOT NULL,
	"actor" text NOT NULL,
	"settled_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"identity_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"reply" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_identity_id_key_call_pk" PRIMARY KEY("identity_id","key","call")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"item" text NOT NULL,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"step" text NOT NULL,
	"previous_step" text,
	"open_item" text,
	"decision" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"organization_code" text NOT NULL,
	"profile_type" text DEFAULT 'PRIMARY' NOT NULL,
	"is_broker" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tracker_uuid" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identities_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb,
	"born_on" text,
	"phone_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_ssn" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"address" text,
	"agent" text
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"organization_code" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"organization_code" text NOT NULL,
	"sequence" bigint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"application_id" uuid,
	"detail" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_organization_code_sequence_pk" PRIMARY KEY("organization_code","sequence")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"application_id" uuid,
	"organization_code" text NOT NULL,
	"type" text NOT NULL,
	"answer" text NOT NULL,
	"prompt_uuid" uuid,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"name" text NOT NULL,
	"dedupe_key" text,
	"detail" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "events_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"application_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"entry" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_history" ADD CONSTRAINT "step_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_identity" ON "applications" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("organization_code","step_since") WHERE "applications"."needs_operator";--> statement-breakpoint
CREATE INDEX "applications_wake" ON "applications" USING btree ("wake_at") WHERE "applications"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_recent" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_referral" ON "applications" USING btree ("organization_code",("origin" ->> 'referralId'));--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_active" ON "applications" USING btree ("identity_id","organization_code") WHERE "applications"."step" not in ('COMPLETE', 'CANCELLED', 'DECLINED');--> statement-breakpoint
CREATE INDEX "attempts_application" ON "attempts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "documents_application" ON "documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "facts_newest" ON "facts" USING btree ("application_id","item","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_live" ON "runs" USING btree ("application_id","item","basis") WHERE "runs"."state" = 'live';--> statement-breakpoint
CREATE INDEX "runs_application" ON "runs" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "step_history_application" ON "step_history" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "audit_application" ON "audit_log" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "consents_identity" ON "consents" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "consents_application" ON "consents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outbox_application" ON "outbox" USING btree ("application_id");