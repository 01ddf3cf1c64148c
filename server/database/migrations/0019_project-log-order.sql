DROP INDEX "project_log_project";--> statement-breakpoint
CREATE INDEX "project_log_project" ON "project_log" USING btree ("project_id","version" DESC NULLS LAST,"id" DESC NULLS LAST);