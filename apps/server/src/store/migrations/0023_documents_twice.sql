ALTER TABLE "documents" ADD COLUMN "template_version" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "twin_of" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_twin_of_documents_id_fk" FOREIGN KEY ("twin_of") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_twin" ON "documents" USING btree ("twin_of");