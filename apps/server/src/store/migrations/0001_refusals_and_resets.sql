CREATE TABLE "password_resets" (
	"secret_digest" text PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"refusal" text NOT NULL,
	"content_sealed" text NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	"due_on" date NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"identity_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"change" jsonb NOT NULL,
	"check_on" date NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb,
	"checked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "byte_size" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_identity" ON "password_resets" USING btree ("identity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_one_for_each_refusal" ON "notices" USING btree ("application_id","refusal");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "plans_application" ON "plans" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "plans_due" ON "plans" USING btree ("state","check_on");