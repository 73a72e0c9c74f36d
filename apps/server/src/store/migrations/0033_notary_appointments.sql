-- Appointments with notaries as a calendar reads them, and the rooms of the sandbox's notaries, in which no one is named.
CREATE TABLE "notary_appointments" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"meeting" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"shown_at" timestamp(3) with time zone NOT NULL,
	"place" text,
	"attempt" integer NOT NULL,
	"reference" text,
	"fault" text,
	"looked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_notary_rooms" (
	"booking" text PRIMARY KEY NOT NULL,
	"room" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notary_appointments" ADD CONSTRAINT "notary_appointments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notary_appointments_shown" ON "notary_appointments" USING btree ("shown_at");--> statement-breakpoint
CREATE INDEX "notary_appointments_reference" ON "notary_appointments" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "notary_appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "notary_appointments" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE POLICY "not_for_partners" ON "notary_appointments" AS RESTRICTIVE USING ((SELECT scope_kind()) NOT IN ('partner', 'signer'));--> statement-breakpoint
-- An appointment is asked for before the deed is signed: applications that wait there are looked at again, or nothing would show it.
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "open_item" = 'deed-signing';
